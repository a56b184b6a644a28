import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SavedSearchOutlined from '@mui/icons-material/SavedSearchOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { ElementType } from 'react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';

/** Link to a console screen. */
export interface ConsoleLink {
  to: string;
  label: string;
  icon: ElementType;
}

interface Section {
  name: 'overview' | 'moderation' | 'content' | 'people' | 'system';
  title: string;
  links: readonly ConsoleLink[];
}

const moderation = (): Section => ({
  name: 'moderation',
  title: t('console.moderation'),
  links: [{ to: paths.moderation, label: t('console.queue'), icon: FactCheckOutlined }],
});

const all = (): readonly Section[] => [
  { name: 'overview', title: t('console.overview'), links: [{ to: paths.admin, label: t('console.dashboard'), icon: DashboardOutlined }] },
  moderation(),
  {
    name: 'content',
    title: t('console.content'),
    links: [
      { to: paths.adminCities(), label: t('console.cities'), icon: LocationCityOutlined },
      { to: paths.adminPlaces(), label: t('console.places'), icon: PlaceOutlined },
      { to: paths.adminCategories, label: t('adminCategories.title'), icon: CategoryOutlined },
      { to: paths.adminAttributes, label: t('adminAttributes.title'), icon: LabelOutlined },
      { to: paths.adminSearchTerms, label: t('adminSearchTerms.title'), icon: SavedSearchOutlined },
      { to: paths.adminImports, label: t('importSteps.title'), icon: UploadFileOutlined },
      { to: paths.adminReviews(), label: t('console.reviews'), icon: RateReviewOutlined },
      { to: paths.adminDeleted(), label: t('bin.title'), icon: DeleteOutlined },
    ],
  },
  { name: 'people', title: t('console.people'), links: [{ to: paths.adminUsers(), label: t('console.users'), icon: PeopleOutlined }] },
  {
    name: 'system',
    title: t('console.system'),
    links: [
      { to: paths.adminActivity(), label: t('console.activity'), icon: HistoryOutlined },
      { to: paths.adminWebhooks, label: t('console.webhooks'), icon: WebhookOutlined },
      { to: paths.adminSettings(), label: t('settings.form.title'), icon: SettingsOutlined },
      { to: paths.adminSetup, label: t('console.setup'), icon: ChecklistOutlined },
      { to: paths.adminSystem, label: t('system.title'), icon: DnsOutlined },
    ],
  },
];

/** Returns the sections of the console menu that a user has access to. */
export const sectionsFor = ({ administer }: { administer: boolean }): readonly Section[] => (administer ? all() : [moderation()]);
