import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useViewer } from '../../../../lib/account';
import { useSite } from '../../../../lib/currentSite';
import { categoryName, isolate, t } from '../../../../lib/i18n';
import { ErrorPanel } from '../../../../ui/feedback';
import { FormField, FormPanel } from '../../../../ui/form';
import { lazyDialog } from '../../../../ui/lazy';
import { useAttributes } from '../../../../widgets/place-form';
import { reasonWords } from '../../../../widgets/console';
import { LEFT_OUT, NONE, type ReadDraft } from './choices';
import { CityPanel } from './CityPanel';
import { ColumnsPanel } from './ColumnsPanel';
import { type ColumnsStep_DraftFragment, ImportTargetsDocument } from './ColumnsStep.generated';
import { FixedPanel } from './FixedPanel';
import { NextBar } from './NextBar';
import { PlacesPanel } from './PlacesPanel';
import { SourcePanel } from './SourcePanel';
import { type Option, targetOptions, withUsed } from './targets';
import { type ChoiceForm, useChoices } from './useChoices';
import { WordsPanel } from './WordsPanel';

const NewAttributeDialog = lazyDialog(async () => (await import('./NewAttributeDialog')).NewAttributeDialog);

interface Props {
  draft: ColumnsStep_DraftFragment;
  /** Called when the preview has begun, or is still that of these choices. */
  onDone: () => void;
}

/** Returns the categories that words can get. */
function useCategories(): { categories: readonly Option[]; ofWords: readonly Option[] } {
  const { categories } = useSite();
  return useMemo(() => {
    const offered = categories.filter(({ isHidden }) => !isHidden).map(({ slug }) => slug);
    const group = t('importColumns.categories');
    const all = offered.map((slug) => ({ value: slug, label: categoryName(slug), group }));
    const leftover = categories.find(({ slug }) => slug === 'other')?.slug ?? categories.at(-1)?.slug ?? 'other';
    const actions = t('importColumns.actions');
    const unknown = { value: NONE, label: t('importColumns.unknownBecomes', { category: categoryName(leftover) }), group: actions };
    return { categories: all, ofWords: [unknown, { value: LEFT_OUT, label: t('importColumns.leaveOutRows'), group: actions }, ...all] };
  }, [categories]);
}

/** Field for whether the file has places or cities. */
function KindPanel({ form }: { form: ChoiceForm }) {
  return (
    <FormPanel title={t('importColumns.content')}>
      <Box sx={{ maxWidth: 480 }}>
        <FormField {...form.field('kind')} select label={t('importColumns.eachRowIs')}>
          <MenuItem value="PLACES">{t('importColumns.place')}</MenuItem>
          <MenuItem value="CITIES">{t('importColumns.city')}</MenuItem>
        </FormField>
      </Box>
    </FormPanel>
  );
}

function ChoicesForm({ draft, authorId, onDone }: Omit<Props, 'draft'> & { draft: ReadDraft; authorId: string }) {
  const form = useChoices({ draft, authorId, onDone });
  const { kind, columns } = form.values;
  const targets = useQuery(ImportTargetsDocument, { variables: { kind }, fetchPolicy: 'cache-and-network' });
  const { attributes } = useAttributes();
  const { categories, ofWords } = useCategories();
  const known = useMemo(() => targetOptions({ kind, targets: targets.data?.importTargets ?? [], attributes }), [kind, targets.data, attributes]);
  const used = columns.map(({ target }) => target).join('\n');
  const options = useMemo(() => withUsed(known, used.split('\n')), [known, used]);
  /** Index of the column that gets a new attribute. */
  const [adding, setAdding] = useState<number>();
  const column = adding === undefined ? undefined : draft.reading.columns[adding];
  const isOfPlaces = kind === 'PLACES';

  if (targets.error && !targets.data && !targets.loading) {
    return <ErrorPanel title={t('importColumns.targetsNotLoaded')} error={targets.error} onRetry={() => void targets.refetch()} />;
  }
  return (
    <>
      <Stack component="form" {...form.formProps} sx={{ gap: 2.5, maxWidth: 1200 }}>
        {draft.problem && <Alert severity="error">{reasonWords(draft.problem)}</Alert>}
        {draft.source && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={form.useNone} sx={{ whiteSpace: 'nowrap' }}>
                {t('importColumns.useNone')}
              </Button>
            }
          >
            {t('importColumns.sourceUsed', { name: isolate(draft.source.name) })}
          </Alert>
        )}
        <ColumnsPanel draft={draft} form={form} options={options} onAdd={setAdding} />
        <KindPanel form={form} />
        {isOfPlaces && form.values.words.length > 0 && <WordsPanel draft={draft} form={form} options={ofWords} />}
        <FixedPanel form={form} options={options} categories={categories} />
        {isOfPlaces && <CityPanel form={form} hasMunicipalities={draft.reading.isOpenStreetMap} />}
        {isOfPlaces && <PlacesPanel form={form} />}
        <SourcePanel form={form} />
        <NextBar form={form} />
      </Stack>
      {/* Outside of the form, which would be sent with that of the dialog. */}
      {column && adding !== undefined && (
        <NewAttributeDialog
          key={column.name}
          column={column.name}
          values={[...column.samples, ...draft.reading.rows.flatMap(({ cells }) => cells[adding] ?? [])]}
          onAdded={(key) => void form.setFieldValue(`columns.${adding}.target`, key)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

/** Step that chooses what the columns of the file give, and what the import does. */
export function ColumnsStep({ draft, onDone }: Props) {
  const { viewer } = useViewer();
  const { reading } = draft;
  if (!reading || !viewer) return null;
  const read = { ...draft, reading };
  // Another way of reading the file gives other columns.
  return <ChoicesForm key={reading.columns.map(({ name }) => name).join('\n')} draft={read} authorId={viewer.id} onDone={onDone} />;
}
