import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportKind } from '../../../../graphql/schema.generated';
import { t } from '../../../../lib/i18n';
import { FramedList, ListResults, pageOf, useAdminList, useListAddress } from '../../../../widgets/console';
import { outcomeIn } from './outcomes';
import { PairItem } from './PairItem';
import { PlainTable } from './PlainTable';
import { PolicyField } from './PolicyField';
import { ImportPreviewRowsDocument } from './PreviewRows.generated';
import { rowColumns } from './rowColumns';
import type { Decisions } from './useDecisions';

interface Props {
  draftId: string;
  kind: ImportKind;
  decisions: Decisions;
}

/** Rows of the preview that the address asks for, a page at a time. */
export function PreviewRows({ draftId, kind, decisions }: Props) {
  const outcome = outcomeIn(useListAddress().address);
  const { state } = useAdminList(
    ImportPreviewRowsDocument,
    (address) => ({ id: draftId, outcome: outcomeIn(address), page: pageOf(address) }),
    ({ importPreview }) => importPreview,
  );
  return (
    <>
      {outcome === 'ALIKE' && (
        <Stack sx={{ gap: 1.5, mb: 1.5, alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
            {t('importPreview.alikeIntro')}
          </Typography>
          <PolicyField label={t('importPreview.allOthers')} value={decisions.alike} onChange={decisions.decideOthers} />
        </Stack>
      )}
      <ListResults
        {...state}
        failure={{ title: t('importPreview.errorLoading'), text: t('importPreview.pleaseTryAgainLater') }}
        empty={{ title: t('importPreview.noRows') }}
      >
        {(rows) =>
          outcome === 'ALIKE' ? (
            <FramedList label={t('importPreview.alike')} component="ol">
              {rows.map((row) => (
                <PairItem key={row.key ?? row.line} row={row} decisions={decisions} />
              ))}
            </FramedList>
          ) : (
            <PlainTable label={t('importPreview.rows')} columns={rowColumns(kind, outcome)} rows={rows} />
          )
        }
      </ListResults>
    </>
  );
}
