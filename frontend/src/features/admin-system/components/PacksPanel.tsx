import { useMutation } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { ActionButton, FramedList, Section } from '../../../widgets/console';
import { ImportPack } from './ImportPack';
import type { PackItem_PackFragment } from './PackItem.generated';
import { PackItem } from './PackItem';
import { ExportPackDocument } from './PacksPanel.generated';

/** Packs: buttons that export the guide and import another one, and the exported ones. */
export function PacksPanel({ packs }: { packs: readonly PackItem_PackFragment[] }) {
  const [exportPack] = useMutation(ExportPackDocument);
  const notify = useNotify();
  return (
    <Section
      title={t('system.packs')}
      action={
        <ActionButton
          act={async () => {
            await exportPack();
            notify.success(t('system.theGuideIsBeingExported'));
          }}
        >
          {t('system.exportPack')}
        </ActionButton>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {t('system.packsText')}
        </Typography>
        <ImportPack />
        {packs.length > 0 && (
          <FramedList label={t('system.packs')}>
            {packs.map((pack) => (
              <PackItem key={pack.name} pack={pack} />
            ))}
          </FramedList>
        )}
      </Stack>
    </Section>
  );
}
