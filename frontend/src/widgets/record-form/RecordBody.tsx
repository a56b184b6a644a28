import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n';
import { lazyDialog } from '../../ui/lazy';
import type { ConflictDialog as LoadedDialog } from './ConflictDialog';
import type { FormPart } from './conflict';
import { LeaveGuard } from './LeaveGuard';
import { type RecordTab, RecordTabs, useRecordTab } from './RecordTabs';
import { SavedNote, UnsavedBar } from './UnsavedBar';
import type { RecordForm } from './useRecordForm';

// `lazyDialog` loses the type parameter of the component.
const ConflictDialog = lazyDialog(async () => (await import('./ConflictDialog')).ConflictDialog) as unknown as typeof LoadedDialog;

export interface RecordBodyProps<Values extends FormikValues> {
  form: RecordForm<Values>;
  parts: readonly FormPart<Values>[];
  /** Card that visitors will see; absent if there is none. */
  preview?: ReactNode;
  /** Shown above the fields while there are no changes. */
  note: ReactNode;
  /** History of the record; absent for a new one. */
  history?: ReactNode;
  /** Fields, by section. */
  children: ReactNode;
}

const columns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(240px, 320px)' }, columnGap: 4 };

/** A form with its conflict dialog, a preview (a tab on phones) and the history. Warns before unsaved changes are lost. */
export function RecordBody<Values extends FormikValues>({ form, parts, preview, note, history, children }: RecordBodyProps<Values>) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const tabs: RecordTab[] = ['details', ...(isWide || !preview ? [] : ['preview' as const]), ...(history ? ['history' as const] : [])];
  const [tab, open] = useRecordTab(tabs);
  const panel = (name: RecordTab) => (tabs.length < 2 ? {} : { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}` });
  // `inert`: the links of the card would leave the form.
  const card = (
    <Box inert aria-hidden sx={{ maxWidth: 360 }}>
      {preview}
    </Box>
  );

  return (
    <>
      <RecordTabs tabs={tabs} tab={tab} onChange={open} />
      <Box {...panel('details')} hidden={tab !== 'details'}>
        <form {...form.formProps}>
          {form.dirty ? <UnsavedBar busy={form.isSubmitting} onDiscard={form.discard} /> : <SavedNote>{note}</SavedNote>}
          <Box sx={preview ? columns : undefined}>
            <Stack sx={{ gap: 3, minWidth: 0 }}>{children}</Stack>
            {isWide && preview && (
              <div>
                <Box sx={{ position: 'sticky', top: 'calc(var(--header) + var(--console-bar) + 80px)' }}>
                  <Typography variant="overline" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
                    {t('recordForm.preview')}
                  </Typography>
                  {card}
                </Box>
              </div>
            )}
          </Box>
        </form>
      </Box>
      {tab === 'preview' && <Box {...panel('preview')}>{card}</Box>}
      {tab === 'history' && <Box {...panel('history')}>{history}</Box>}
      {form.conflict && (
        <ConflictDialog
          parts={parts}
          base={form.initialValues}
          mine={form.values}
          theirs={form.conflict.values}
          onResolve={form.resolve}
          onClose={form.postpone}
        />
      )}
      <LeaveGuard isDirty={form.dirty} />
    </>
  );
}
