import { useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { formatList, t } from '../../../../lib/i18n';
import { OwnCitiesDocument } from './OwnCities.generated';

/** Names the cities of a moderator of some cities; nothing for others. */
export function OwnCities() {
  const { data } = useQuery(OwnCitiesDocument);
  const cities = data?.viewer?.moderatedCities;
  if (!cities) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {cities.length === 0 ? t('moderation.youModerateNoCity') : t('moderation.youModerateCities', { cities: formatList(cities.map(({ name }) => name)) })}
    </Typography>
  );
}
