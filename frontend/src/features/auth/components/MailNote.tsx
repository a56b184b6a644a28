import { useQuery } from '@apollo/client/react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { t } from '../../../lib/i18n';
import { RichText } from '../../../ui/RichText';
import { radius } from '../../../ui/shape';
import { MailNoteDocument } from './MailNote.generated';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.sunken.main,
  '& svg': { flex: 'none', fontSize: 20, color: theme.vars.palette.info.main },
  '& code': { fontSize: '.9375em', fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** Note that the site sends no e-mail; admins also see the folder with the messages. Renders nothing if the site sends e-mail. */
export function MailNote() {
  const { data } = useQuery(MailNoteDocument);
  if (!data || data.signInOptions.sendsMail) return null;
  const folder = data.signInOptions.mailFolder;
  return (
    <Note>
      <InfoOutlined aria-hidden />
      <span>{folder ? <RichText text="auth.mailFolder" values={{ folder }} parts={{ code: <code /> }} /> : t('auth.siteCannotSendMail')}</span>
    </Note>
  );
}
