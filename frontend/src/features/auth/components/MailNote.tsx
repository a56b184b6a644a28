import { useQuery } from '@apollo/client/react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
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

/** Where the mails of a guide land that sends none; nothing where it sends them. */
export function MailNote() {
  const { data } = useQuery(MailNoteDocument);
  const folder = data?.signInOptions.mailFolder;
  if (!folder) return null;
  return (
    <Note>
      <InfoOutlined aria-hidden />
      <span>
        <RichText text="auth.mailFolder" values={{ folder }} parts={{ code: <code /> }} />
      </span>
    </Note>
  );
}
