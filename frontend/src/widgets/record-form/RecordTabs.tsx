import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../lib/i18n';

export type RecordTab = 'details' | 'preview' | 'history';

/** Returns the open tab and a function that opens another one. The address stores the tab (`?tab=`). */
export function useRecordTab(tabs: readonly RecordTab[]): [RecordTab, (tab: RecordTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'details';
  const open = (next: RecordTab) => setParams(next === 'details' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return [tab, open];
}

interface Props {
  tabs: readonly RecordTab[];
  tab: RecordTab;
  onChange: (tab: RecordTab) => void;
}

/** Tabs of the page of a city or place. Renders nothing if there is only one tab. */
export function RecordTabs({ tabs, tab, onChange }: Props) {
  if (tabs.length < 2) return null;
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: RecordTab) => onChange(next)}
      aria-label={t('recordForm.partsOfThePage')}
      sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((one) => (
        <Tab key={one} value={one} label={t(`recordForm.${one}`)} id={`tab-${one}`} aria-controls={`panel-${one}`} />
      ))}
    </Tabs>
  );
}
