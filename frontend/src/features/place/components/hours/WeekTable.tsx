import Box from '@mui/material/Box';
import { t } from '../../../../lib/i18n';
import type { WeekDay } from './weekOf';

/** Table of the week's opening hours, one row per day; today is highlighted. */
export function WeekTable({ days }: { days: readonly WeekDay[] }) {
  return (
    <Box
      component="table"
      aria-label={t('places.openingHoursOfTheWeek')}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { py: 0.75, verticalAlign: 'top', fontWeight: 'inherit', borderTop: 1, borderColor: 'divider' },
        '& th': { textAlign: 'left', pr: 2 },
        '& td': { textAlign: 'right' },
      }}
    >
      <tbody>
        {days.map(({ name, isToday, spans }) => (
          <Box component="tr" key={name} aria-current={isToday ? 'date' : undefined} sx={{ fontWeight: isToday ? 700 : 400 }}>
            <th scope="row">
              {name}
              {isToday && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('places.today')}</Box>}
            </th>
            <td>
              {spans.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('places.closed')}</Box>}
              {spans.map(({ text, comment }) => (
                <div key={text}>
                  {text}
                  {comment && <Box sx={{ typography: 'caption', fontWeight: 400, color: 'text.secondary' }}>{comment}</Box>}
                </div>
              ))}
            </td>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
