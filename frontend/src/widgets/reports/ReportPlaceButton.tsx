import { skipToken, useQuery } from '@apollo/client/react';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { useSignIn, useViewer } from '../../lib/account';
import { ReportDialog } from './ReportDialog';
import { ReportPlaceDocument } from './ReportPlaceButton.generated';

/** Button that reports a place; visitors sign in first. Hidden from users who may not report. */
export function ReportPlaceButton({ place: { id, name } }: { place: { id: string; name: string } }) {
  const { status } = useViewer();
  const { signInFirst } = useSignIn();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(ReportPlaceDocument, status === 'signed-in' ? { variables: { id } } : skipToken);
  if (status !== 'signed-out' && !data?.place?.viewerCan.report) return null;

  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<FlagOutlined />}
        aria-haspopup={status === 'signed-out' ? undefined : 'dialog'}
        onClick={() => signInFirst(() => setOpen(true))}
        sx={{ alignSelf: 'flex-start', color: 'text.secondary', '@media (pointer: coarse)': { minHeight: 44 } }}
      >
        {t('reports.reportThisPlace')}
      </Button>
      <ReportDialog target={{ placeId: id }} what={name} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
