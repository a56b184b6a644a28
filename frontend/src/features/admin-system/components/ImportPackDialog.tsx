import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PackMode } from '../../../graphql/schema.generated';
import { dotted, isolate, t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { useNotify } from '../../../ui/toast';
import { useRefresh } from '../../../widgets/console';
import { ImportPackDocument } from './ImportPack.generated';
import { PackAttributes } from './PackAttributes';
import { PackModeField } from './PackModeField';
import { PackTable } from './PackTable';
import type { UploadedPack } from './uploadedPack';

interface Props {
  pack: UploadedPack;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that shows what a pack has, and asks what to do with the guide of the site. */
export function ImportPackDialog({ pack, isOpen, onClose }: Props) {
  const { _id: id, name, credit, licence, attributes, others, content } = pack;
  const [importPack] = useMutation(ImportPackDocument);
  const [mode, setMode] = useState<PackMode>('ADD');
  const notify = useNotify();
  const refresh = useRefresh();
  const isEmpty = content.cities + content.places === 0;
  return (
    <ConfirmStep
      isOpen={isOpen}
      title={name ? t('system.importNamed', { name: isolate(name) }) : t('system.importQuestion')}
      text={isEmpty ? t('system.importIntoEmpty') : t('system.importAsks')}
      isDestructive={!isEmpty && mode === 'REPLACE'}
      labels={{ confirm: !isEmpty && mode === 'REPLACE' ? t('system.replaceGuide') : t('system.import'), cancel: t('system.cancel') }}
      act={async () => {
        await importPack({ variables: { id, mode: isEmpty ? null : mode } });
        await refresh();
        notify.success(t('system.thePackIsBeingImported'));
      }}
      onClose={onClose}
    >
      <PackTable pack={pack} />
      {(credit ?? licence) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {dotted(credit && isolate(credit), licence && isolate(licence))}
        </Typography>
      )}
      {others.length > 0 && <Typography variant="body2">{t('system.otherFiles', { name: isolate(others[0] ?? '') })}</Typography>}
      {!isEmpty && <PackModeField value={mode} onChange={setMode} />}
      <PackAttributes attributes={attributes} isReplacing={isEmpty || mode === 'REPLACE'} />
    </ConfirmStep>
  );
}
