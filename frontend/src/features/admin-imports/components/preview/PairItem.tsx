import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../lib/address';
import { categoryName, dotted, formatNumber, isolate, t } from '../../../../lib/i18n';
import { FramedItem } from '../../../../widgets/console';
import { DecisionField } from './PolicyField';
import type { PreviewRow_RowFragment } from './PreviewRows.generated';
import type { Decisions } from './useDecisions';

interface Props {
  row: PreviewRow_RowFragment;
  decisions: Decisions;
}

const side = { flex: '1 1 140px', minWidth: 0 } as const;

/** A row of the file beside the place of the site that it probably is, and what is done about it. */
export function PairItem({ row: { line, key, name, city, category, like }, decisions }: Props) {
  const inFile = isolate(name ?? '');
  return (
    <FramedItem
      heading={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, width: '100%' }}>
          <Box sx={side}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t('importPreview.inFile', { line })}
            </Typography>
            <Typography variant="subtitle1" component="p">
              <bdi>{name}</bdi>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {dotted(category && isolate(categoryName(category)), city && isolate(city))}
            </Typography>
          </Box>
          {like && (
            <Box sx={side}>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {t('importPreview.onSite')}
              </Typography>
              <Link
                href={paths.place(like.id)}
                target="_blank"
                rel="noopener"
                variant="subtitle1"
                aria-label={t('importPreview.openPlace', { name: isolate(like.name) })}
              >
                <bdi>{like.name}</bdi>
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('importPreview.apart', { distance: formatNumber(like.distance) })}
              </Typography>
            </Box>
          )}
        </Box>
      }
      action={
        key !== null && (
          <DecisionField
            label={t('importPreview.decisionFor', { name: inFile })}
            value={decisions.of(key)}
            others={decisions.alike}
            onChange={(decision) => decisions.decide(key, decision)}
          />
        )
      }
    >
      {null}
    </FramedItem>
  );
}
