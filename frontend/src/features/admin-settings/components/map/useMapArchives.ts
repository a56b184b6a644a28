import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { MapArchivesDocument } from './MapArchives.generated';

/** Poll interval (ms) while an archive is being made. */
const POLL_MS = 2000;

/** Loads the map archives, and the map of the site, which includes those that are ready. Stays current while one is being made. */
export function useMapArchives() {
  const [pollInterval, setPollInterval] = useState(0);
  const query = useQuery(MapArchivesDocument, { fetchPolicy: 'cache-and-network', pollInterval, skipPollAttempt: () => document.hidden });
  const wanted = query.data?.mapArchives.items.some(({ state }) => state === 'MAKING') ? POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);
  return query;
}
