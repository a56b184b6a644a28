import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { dotted, lazily, locale, t } from '../../../../lib/i18n';
import { clockAt, dayAt, knowsZone, useMinute } from '../../../../lib/places';
import { OpenState } from '../../../../ui/facts';
import type { PlaceHours_PlaceFragment } from './PlaceHours.generated';
import { SidePanel } from '../SidePanel';
import { WeekTable } from './WeekTable';
import { otherRemarks, weekOf } from './weekOf';

type Times = NonNullable<PlaceHours_PlaceFragment['openingTimes']>;

/** Returns the visitor's time zone; UTC if the browser reports a zone that it does not support. */
const here = lazily(() => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return knowsZone(timeZone) ? timeZone : 'UTC';
});

/** Returns the zone's name if its local time differs from the visitor's; otherwise undefined. */
function otherZone(timeZone: string, now: number): string | undefined {
  if (clockAt(now, timeZone) === clockAt(now, here()) && dayAt(now, timeZone) === dayAt(now, here())) return undefined;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

function Hours({ times }: { times: Times }) {
  const { timeZone, text, periods } = times;
  const now = useMinute();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const zone = otherZone(timeZone, now);
  const notes = otherRemarks(text, periods);

  if (periods.length === 0) {
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('places.hoursUnknown')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {notes.length > 0 ? dotted(...notes) : t('places.thePlaceSaysText', { text })}
        </Typography>
      </>
    );
  }
  return (
    <>
      <OpenState times={times} size="medium" />
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandMoreRounded sx={{ transition: 'transform 200ms', transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ display: 'flex', minHeight: 44, mt: 0.5, ml: -1.75 }}
      >
        {isOpen ? t('places.hideTheWeek') : t('places.showTheWeek')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <WeekTable days={weekOf(times, now)} />
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          {notes.length > 0 && <span>{dotted(...notes)}</span>}
          {zone && <span>{t('places.inTheTimeZone', { zone })}</span>}
        </Box>
      </Collapse>
    </>
  );
}

/** Opening hours of a place: the current state and the week. Renders nothing if they are unknown. */
export function PlaceHours({ place: { openingTimes } }: { place: PlaceHours_PlaceFragment }) {
  if (!openingTimes || !knowsZone(openingTimes.timeZone)) return null;
  return (
    <SidePanel title={t('places.openingHours')}>
      <Hours times={openingTimes} />
    </SidePanel>
  );
}
