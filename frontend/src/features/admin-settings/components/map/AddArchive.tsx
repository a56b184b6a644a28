import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { t } from '../../../../lib/i18n';
import type { BaseMap } from '../../../../ui/map';
import { Section } from '../../../../widgets/console';
import { FetchArea } from './FetchArea';
import { UploadArchive } from './UploadArchive';

const WAYS = ['upload', 'fetch'] as const;
type Way = (typeof WAYS)[number];

/** Ways to add a map archive: a file of the operator, or an area of an archive on another server. */
export function AddArchive({ base }: { base: BaseMap }) {
  const [way, setWay] = useState<Way>('upload');
  return (
    <Section title={t('mapArchives.add')}>
      <Tabs
        value={way}
        onChange={(_event, next: Way) => setWay(next)}
        aria-label={t('mapArchives.waysToAdd')}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {WAYS.map((one) => (
          <Tab key={one} value={one} label={t(`mapArchives.way_${one}`)} id={`way-${one}`} aria-controls={`way-panel-${one}`} />
        ))}
      </Tabs>
      {WAYS.map((one) => (
        // The hidden one keeps its fields and its upload.
        <Box key={one} role="tabpanel" id={`way-panel-${one}`} aria-labelledby={`way-${one}`} hidden={one !== way}>
          {one === 'upload' ? <UploadArchive /> : <FetchArea base={base} isShown={way === 'fetch'} />}
        </Box>
      ))}
    </Section>
  );
}
