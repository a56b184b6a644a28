import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messageOf } from '../../../lib/api';
import { isolate, t } from '../../../lib/i18n';
import { useRefresh } from '../../../widgets/console';
import { HomeSettingsDocument, type StartCity_CityFragment, StartWithCityDocument } from './StartCity.generated';

/** Button that makes the page of the only city the start of the site. */
export function StartCity({ city: { id, name } }: { city: StartCity_CityFragment }) {
  const client = useApolloClient();
  const [save, { loading }] = useMutation(StartWithCityDocument);
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string>();

  const start = async () => {
    setProblem(undefined);
    try {
      const { data } = await client.query({ query: HomeSettingsDocument, fetchPolicy: 'network-only' });
      const home = data?.adminSettings.find(({ group }) => group === 'HOME');
      if (!home) return;
      await save({ variables: { version: home.version, value: { ...home.value, startCity: id } } });
      await refresh();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', mt: 1 }}>
      <Typography variant="body2" sx={{ maxWidth: '68ch' }}>
        {t('setup.onlyCity', { city: isolate(name) })}
      </Typography>
      {problem !== undefined && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
      <Button variant="outlined" color="inherit" loading={loading} onClick={() => void start()}>
        {t('setup.startWithCity', { city: isolate(name) })}
      </Button>
    </Stack>
  );
}
