import Box from '@mui/material/Box';
import { t } from '../../../../lib/i18n';
import { FormField, FormPanel, twoColumns } from '../../../../ui/form';
import { SwitchField } from '../../../../widgets/record-form';
import type { ChoiceForm } from './useChoices';

/** Fields for the source of the data, its licence and its attribution. */
export function SourcePanel({ form }: { form: ChoiceForm }) {
  return (
    <FormPanel title={t('importColumns.source')} text={t('importColumns.sourceText')}>
      <FormField {...form.field('source')} label={t('importColumns.sourceName')} hint={t('importColumns.sourceNameText')} autoComplete="off" />
      <SwitchField
        label={t('importColumns.isSourceForced')}
        hint={t('importColumns.isSourceForcedText')}
        value={form.values.isSourceForced}
        onChange={(isForced) => void form.setFieldValue('isSourceForced', isForced)}
      />
      <Box sx={twoColumns}>
        <FormField {...form.field('licence')} label={t('importColumns.licence')} hint={t('importColumns.licenceText')} autoComplete="off" />
        <FormField {...form.field('attribution')} label={t('importColumns.attribution')} hint={t('importColumns.attributionText')} autoComplete="off" />
      </Box>
    </FormPanel>
  );
}
