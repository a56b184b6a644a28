import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dotted, errorText, formatDate, formatDateTime, isolate, type ReasonFace, t } from '../../../lib/i18n';
import { Picture } from '../../../ui/Picture';
import { radius } from '../../../ui/shape';
import { alongText, FramedItem } from '../../../widgets/console';
import { BinActions } from './BinActions';
import type { BinRow_ItemFragment } from './BinRow.generated';

/** Width of the preview of a photo (px). */
const PREVIEW = 96;

/** Name of a deleted thing; lists that are not public have none. */
function nameOf({ kind, label }: BinRow_ItemFragment): string {
  return label ?? t(kind === 'LIST' ? 'bin.privateList' : 'bin.photoWithoutDescription');
}

/** Why a deleted thing cannot be restored now, in the language of the page. */
const reasonOf = ({ text, reason, params }: NonNullable<BinRow_ItemFragment['obstacle']>): string =>
  errorText(reason, (params ?? {}) as ReasonFace['params']) ?? text;

/** A deleted thing: what it is, who deleted it, what goes along, and what can be done with it. */
export function BinRow({ item }: { item: BinRow_ItemFragment }) {
  const { about, image, owner, deletedBy, deletedAt, purgedAt, along, obstacle } = item;
  const name = nameOf(item);
  const what = alongText(along);
  return (
    <FramedItem
      heading={
        <Typography variant="subtitle1" component="span" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
      }
      action={<BinActions item={item} name={name} />}
    >
      {image && (
        <Box sx={{ width: PREVIEW, borderRadius: radius.control, overflow: 'hidden' }}>
          <Picture src={image.url} alt={image.alt || name} sources={image.sources} sizes={`${PREVIEW}px`} thumbHash={image.thumbHash} placeholder="" />
        </Box>
      )}
      {about && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', textAlign: 'left' }}
        >
          {about}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          owner && t('bin.byName', { name: isolate(owner.name) }),
          deletedBy && t('bin.deletedByName', { name: isolate(deletedBy.name) }),
          formatDateTime(deletedAt),
          t('bin.keptUntil', { when: formatDate(purgedAt) }),
        )}
      </Typography>
      {what && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('bin.goesWithIt', { what })}
        </Typography>
      )}
      {obstacle && (
        <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {reasonOf(obstacle)}
        </Typography>
      )}
    </FramedItem>
  );
}
