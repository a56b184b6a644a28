import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { relativeTime, t } from '../../../../lib/i18n';
import { useMinute } from '../../../../lib/places';
import { RichText } from '../../../../ui/RichText';
import type { BaseMap } from '../../../../ui/map';
import { AboutPlace } from './AboutPlace';
import { EditContent } from './EditContent';
import { titleOf } from '../item';
import type { ItemView_ItemFragment } from './ItemView.generated';
import { PhotoContent } from './PhotoContent';
import { PlaceContent } from './PlaceContent';
import { ReportList } from './ReportList';
import { ReviewContent } from './ReviewContent';

interface Props {
  item: ItemView_ItemFragment;
  base: BaseMap | undefined;
  /** Name of another moderator who has the item open; null for none. */
  holder: string | null;
  /** True if the item changed after the viewer opened it. */
  hasChanged: boolean;
}

/** Queue item with everything that a decision needs. */
export function ItemView({ item, base, holder, hasChanged }: Props) {
  const { since, place, review, photo, edit, reports } = item;
  const now = useMinute();
  const isOfPlace = !review && !photo && !edit;
  return (
    <Stack component="article" aria-labelledby="item-title" sx={{ gap: 2, minWidth: 0 }}>
      <div>
        <Typography id="item-title" variant="h3" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {titleOf(item)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <RichText text="moderation.received" values={{ when: relativeTime(since, now) }} parts={{ time: <time dateTime={since} /> }} />
        </Typography>
      </div>
      {hasChanged && <Alert severity="warning">{t('moderation.youSeeTheCurrentVersion')}</Alert>}
      {holder !== null && <Alert severity="info">{t('moderation.claimedBy', { name: holder })}</Alert>}
      {review?.moderation?.isHeld && <Alert severity="warning">{t('moderation.reportedBySeveralPeople')}</Alert>}
      <ReportList reports={reports} />
      {place && !isOfPlace && <AboutPlace place={place} />}
      {photo && <PhotoContent photo={photo} />}
      {review && <ReviewContent review={review} />}
      {edit && <EditContent edit={edit} />}
      {place && isOfPlace && <PlaceContent key={place.id} place={place} base={base} />}
    </Stack>
  );
}
