import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { useViewer } from '../../../lib/account';
import { lazySection } from '../../../ui/lazy';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { MailNote } from '../../auth';
import { ContributionsToCome } from '../components/contributions/ContributionsToCome';
import { Devices } from '../components/security/Devices';
import { EmailNotice } from '../components/account/EmailNotice';
import { ProfileCard } from '../components/account/ProfileCard';
import { RowSkeletons } from '../components/RowSkeletons';
import { Security } from '../components/security/Security';
import { ProfileScreenDocument } from './ProfileScreen.generated';

const Contributions = lazySection(async () => (await import('../components/contributions/Contributions')).Contributions, ContributionsToCome);

const MailPreferences = lazySection(
  async () => (await import('../components/account/MailPreferences')).MailPreferences,
  () => <Skeleton role="status" aria-label={t('profile.loadingEmailPreferences')} variant="rounded" height={134} />,
);

const ApiTokens = lazySection(
  async () => (await import('../components/security/ApiTokens')).ApiTokens,
  () => <RowSkeletons label={t('profile.loadingApiTokens')} />,
);

const YourData = lazySection(
  async () => (await import('../components/account/YourData')).YourData,
  () => <RowSkeletons label={t('profile.loadingYourData')} />,
);

/** Minimum length from the specification; a site's longer minimum arrives with the screen's query. */
const MIN_PASSWORD_LENGTH = 6;

/** Profile and account settings of the viewer: /profile. */
export function ProfileScreen() {
  useHead({ title: t('profile.myProfile'), noIndex: true });
  const { viewer } = useViewer();
  // Links in mails change the account outside this page, so each visit asks the server.
  const { data, loading, error, refetch } = useQuery(ProfileScreenDocument, { fetchPolicy: 'cache-and-network' });
  if (!viewer) return null;
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
      <PageHeading title={t('profile.myProfile')} />
      <EmailNotice viewer={viewer}>
        <MailNote />
      </EmailNotice>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' }, alignItems: 'start', gap: 3 }}>
        <ProfileCard viewer={viewer} account={data?.viewer ?? undefined} />
        <Stack sx={{ gap: 3 }}>
          <Contributions />
          <Security viewer={viewer} minPasswordLength={data?.signInOptions.minPasswordLength ?? MIN_PASSWORD_LENGTH} onChanged={() => void refetch()} />
          <Devices sessions={data?.sessions} loading={loading} error={error} refetch={refetch} />
          {(loading || data?.viewer) && <MailPreferences account={data?.viewer ?? undefined} />}
          <ApiTokens />
          <YourData viewer={viewer} />
        </Stack>
      </Box>
    </PageContainer>
  );
}
