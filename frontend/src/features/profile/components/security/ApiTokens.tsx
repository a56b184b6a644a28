import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '../../../../lib/i18n';
import { ErrorPanel, useDeferredLoading } from '../../../../ui/feedback';
import { ApiTokenForm } from './ApiTokenForm';
import { ApiTokenItem } from './ApiTokenItem';
import { ApiTokensDocument } from './ApiTokens.generated';
import { NewApiToken } from './NewApiToken';
import { ProfileSection } from '../ProfileSection';

/** API tokens, with which programs act on behalf of the viewer. */
export function ApiTokens() {
  const { data, loading, error, refetch } = useQuery(ApiTokensDocument, { fetchPolicy: 'cache-and-network' });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const list = useRef<HTMLUListElement>(null);
  const waiting = useDeferredLoading(loading && !data);
  const tokens = data?.apiTokens ?? [];

  const revoked = async () => {
    await refetch();
    list.current?.focus(); // the pressed button is gone
  };
  return (
    <ProfileSection title={t('profile.apiTokens')}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>
        {t('profile.whatATokenIs')}{' '}
        <Link href="/api/docs" underline="always">
          {t('profile.whatTheApiCanDo')}
        </Link>
      </Typography>
      {waiting && <Skeleton role="status" aria-label={t('profile.loadingApiTokens')} width="60%" height={44} />}
      {!waiting && error !== undefined && !data && (
        <ErrorPanel title={t('profile.errorLoadingApiTokens')} text={t('profile.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {made && <NewApiToken {...made} onDone={() => setMade(undefined)} />}
      {tokens.length > 0 && (
        <Box component="ul" ref={list} tabIndex={-1} aria-label={t('profile.apiTokens')} sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}>
          {tokens.map((apiToken) => (
            <ApiTokenItem key={apiToken.id} apiToken={apiToken} onRevoked={revoked} />
          ))}
        </Box>
      )}
      {isMaking ? (
        <ApiTokenForm
          onCreated={({ token, apiToken: { name } }) => {
            setMade({ name, token });
            setMaking(false);
            void refetch();
          }}
          onCancel={() => setMaking(false)}
        />
      ) : (
        !made &&
        data && (
          <Button variant="outlined" color="inherit" startIcon={<AddRounded />} onClick={() => setMaking(true)} sx={{ alignSelf: 'flex-start', mt: 1 }}>
            {t('profile.newToken')}
          </Button>
        )
      )}
    </ProfileSection>
  );
}
