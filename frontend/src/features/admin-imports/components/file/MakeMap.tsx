import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../lib/address';
import { isolate, t } from '../../../../lib/i18n';
import { useNotify, useRefusal } from '../../../../ui/toast';
import { MakeMapOfImportDocument } from './MakeMap.generated';

/** Offer to draw a map of the streets, buildings and names that an extract of OpenStreetMap has besides its places. */
export function MakeMap({ draftId }: { draftId: string }) {
  const [make] = useMutation(MakeMapOfImportDocument);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const refuse = useRefusal();
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await make({ variables: { id: draftId } });
      const name = isolate(data?.makeMapOfImport.name ?? '');
      notify.success(t('importFile.mapIsBeingMade', { name }), { label: t('importFile.showMaps'), run: () => void navigate(paths.adminSettings('map')) });
    } catch (error) {
      refuse(error, t('importFile.mapNotMade'));
    }
    setBusy(false);
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {t('importFile.hasMap')}
      </Typography>
      <Button variant="outlined" color="inherit" aria-disabled={isBusy} sx={{ minHeight: 44 }} onClick={() => void start()}>
        {t('importFile.makeMap')}
      </Button>
    </Stack>
  );
}
