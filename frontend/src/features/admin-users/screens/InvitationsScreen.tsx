import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRegistration } from '../../../lib/account';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';
import { RichText } from '../../../ui/RichText';
import { ConsoleList, ConsolePage, OnceNote } from '../../../widgets/console';
import { InvitationItem } from '../components/InvitationItem';
import { InvitationsScreenDocument } from './InvitationsScreen.generated';

const InvitationDialog = lazyDialog(async () => (await import('../components/InvitationDialog')).InvitationDialog);

/** Links with which people can create an account: /admin/users/invitations; `?new` opens the form for a new one. */
export function InvitationsScreen() {
  const query = useQuery(InvitationsScreenDocument, { fetchPolicy: 'cache-and-network' });
  const [address, setAddress] = useSearchParams();
  const isAdding = address.has('new');
  const setAdding = (next: boolean) => setAddress(next ? { new: '1' } : {}, { replace: true, preventScrollReset: true });
  const [link, setLink] = useState<string>();
  const { mode } = useRegistration();

  return (
    <ConsolePage
      title={t('adminUsers.invitations')}
      actions={
        <>
          <Button component={Link} to={paths.adminUsers()} color="inherit">
            {t('adminUsers.backToUsers')}
          </Button>
          <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
            {t('adminUsers.newInvitation')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{t('adminUsers.invitationsHelp')}</Typography>
      {mode === 'CLOSED' && (
        <Alert severity="warning" sx={{ mb: 3, maxWidth: 640 }}>
          <RichText
            text="adminUsers.invitationsAreClosed"
            parts={{ settings: <MuiLink component={Link} to={paths.adminSettings('registration')} color="inherit" underline="always" /> }}
          />
        </Alert>
      )}
      {link !== undefined && (
        <OnceNote
          name={t('adminUsers.theInvitationIsCreated')}
          title={t('adminUsers.theInvitationIsCreated')}
          advice={t('adminUsers.sendThisLink')}
          field={{ label: t('adminUsers.linkOfTheInvitation'), text: link, action: t('adminUsers.copyLink'), done: t('adminUsers.linkCopied') }}
          close={t('adminUsers.iHaveCopiedIt')}
          onDone={() => setLink(undefined)}
        />
      )}
      <ConsoleList
        label={t('adminUsers.invitations')}
        rows={query.data?.invitations}
        state={query}
        failure={{ title: t('adminUsers.errorLoadingInvitations'), text: t('adminUsers.pleaseTryAgainLater') }}
        empty={{ title: t('adminUsers.noInvitationsYet'), text: t('adminUsers.createALink') }}
      >
        {(invitation) => <InvitationItem key={invitation.id} invitation={invitation} />}
      </ConsoleList>
      <InvitationDialog isOpen={isAdding} onCreated={setLink} onClose={() => setAdding(false)} />
    </ConsolePage>
  );
}
