import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { dotted, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { lazySection } from '../../../ui/lazy';
import { ConsolePage } from '../../../widgets/console';
import { RecordNotFound } from '../../../widgets/record-form';
import { groupName, GROUPS } from '../../../widgets/settings';
import { GroupList, GroupSelect } from '../components/GroupMenu';
import { SettingsForm } from '../components/SettingsForm';
import { SettingsScreenDocument } from './SettingsScreen.generated';

const groups = [...GROUPS.keys()];

const MapArchives = lazySection(
  async () => (await import('../components/map/MapArchives')).MapArchives,
  () => <Spinner label={t('mapArchives.loading')} />,
);

/** Sections below the settings of a group. */
const BELOW: Readonly<Record<string, ComponentType>> = { map: MapArchives };

/** Settings of the site: /admin/settings/:group; without a group, it opens the first one. */
export function SettingsScreen() {
  const { group } = useParams();
  // `cache-and-network`: the form must start from the server's current values.
  const { data, loading, error, refetch } = useQuery(SettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  const waiting = useDeferredLoading(loading && !data);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const settings = data?.adminSettings.find((one) => one.group.toLowerCase() === group?.toLowerCase());

  const Below = group === undefined ? undefined : BELOW[group];

  if (group === undefined) return <Navigate to={paths.adminSettings(groups[0])} replace />;
  if (!groups.includes(group)) {
    const back = { to: paths.adminSettings(groups[0]), label: t('settings.form.back') };
    return <RecordNotFound title={t('settings.form.notFound')} text={t('settings.form.notFoundText')} back={back} />;
  }
  return (
    <ConsolePage title={t('settings.form.title')} headTitle={dotted(groupName(group), t('settings.form.title'))}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 880px)' }, columnGap: 4, rowGap: 1, alignItems: 'start' }}>
        {isWide ? <GroupList groups={groups} /> : <GroupSelect groups={groups} current={group} />}
        <div>
          {settings && <SettingsForm key={group} name={group} settings={settings} />}
          {settings && Below && <Below />}
          {waiting && <Spinner label={t('settings.form.loading')} />}
          {error !== undefined && !settings && !loading && (
            <ErrorPanel title={t('settings.form.failed')} text={t('settings.form.tryLater')} error={error} onRetry={() => void refetch()} />
          )}
        </div>
      </Box>
    </ConsolePage>
  );
}
