import { useMutation } from '@apollo/client/react';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { isolate, t } from '../../../../lib/i18n';
import { textSchema } from '../../../../lib/api';
import { ConfirmDialog } from '../../../../ui/feedback';
import { FormField, useServerForm } from '../../../../ui/form';
import { useReport } from '../../../../widgets/definitions';
import { KEY_FIELD, optionText, settingText } from '../../../../widgets/settings';
import { type AttributeKind, attributeValue, hasOptions, keyOf, kindOf, KINDS, nameOf, type NewAttribute, optionsIn } from './newAttribute';
import { AddAttributeForColumnDocument } from './NewAttributeDialog.generated';

interface Props {
  column: string;
  /** Values of the column. */
  values: readonly string[];
  /** Called with the key of the new attribute. */
  onAdded: (key: string) => void;
  onClose: () => void;
}

type Values = NewAttribute & { key: string };

const schema = object({
  name: string().test({ test: (text = '', { createError }) => text.trim() !== '' || createError({ message: t('importColumns.nameNeeded') }) }),
  key: textSchema(KEY_FIELD.rules),
});

/** Returns the field of the dialog for a path in the values of an attribute. */
const fieldAt = (path: string): string => (path.startsWith('names') ? 'name' : path.startsWith('options') ? 'options' : path);

/** Dialog that adds an attribute for a column. Name, kind and options are proposed from the column. */
export function NewAttributeDialog({ column, values: found, onAdded, onClose }: Props) {
  const report = useReport();
  const [add] = useMutation(AddAttributeForColumnDocument);
  const kind = kindOf(found);
  const name = nameOf(column);
  const optionsOf = (chosen: AttributeKind) => (hasOptions(chosen) ? optionsIn(found, chosen).join('\n') : '');
  const form = useServerForm<Values>({
    initialValues: { name, key: keyOf(name), kind, options: optionsOf(kind) },
    schema,
    fieldAt,
    async submit({ key, ...attribute }) {
      const { data } = await add({ variables: { key, value: attributeValue(attribute) } });
      if (!data) return;
      onAdded(data.createAttribute.attribute.key);
      onClose();
      report(t('adminAttributes.theAttributeIsAdded'), data.createAttribute.change);
    },
    failure: t('importColumns.attributeNotAdded'),
  });
  const { values, setValues } = form;

  return (
    <ConfirmDialog
      isOpen
      title={t('importColumns.newAttributeFor', { column: isolate(column) })}
      labels={{ confirm: t('adminAttributes.addAttribute'), cancel: t('importColumns.cancel') }}
      isDestructive={false}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
    >
      <Typography>{t('importColumns.newAttributeText')}</Typography>
      <FormField
        {...form.field('name')}
        autoFocus
        label={settingText('attributes.names')}
        autoComplete="off"
        onChange={({ target }) => {
          const isProposed = values.key === keyOf(values.name);
          void setValues({ ...values, name: target.value, key: isProposed ? keyOf(target.value) : values.key });
        }}
      />
      <FormField {...form.field('key')} label={settingText('attributes.key')} hint={settingText('attributes.keyHelp')} autoComplete="off" />
      <FormField
        {...form.field('kind')}
        select
        label={settingText('attributes.kind')}
        onChange={({ target }) => {
          const chosen = target.value as AttributeKind;
          void setValues({ ...values, kind: chosen, options: hasOptions(chosen) && values.options === '' ? optionsOf(chosen) : values.options });
        }}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {optionText('attributes.kind', one)}
          </MenuItem>
        ))}
      </FormField>
      {hasOptions(values.kind) && (
        <FormField {...form.field('options')} multiline minRows={3} maxRows={10} label={settingText('attributes.options')} hint={t('importColumns.oneALine')} />
      )}
    </ConfirmDialog>
  );
}
