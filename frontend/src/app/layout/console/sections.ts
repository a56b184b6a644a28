import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { ElementType } from 'react';
import { paths } from '../../../lib/address';

/** Link to a console screen. */
export interface ConsoleLink {
  to: string;
  label: string;
  icon: ElementType;
}

interface Section {
  title: string;
  links: readonly ConsoleLink[];
}

const moderation: Section = { title: 'Moderation', links: [{ to: paths.moderation, label: 'Queue', icon: FactCheckOutlined }] };

const all: readonly Section[] = [
  { title: 'Overview', links: [{ to: paths.admin, label: 'Dashboard', icon: DashboardOutlined }] },
  moderation,
  {
    title: 'Content',
    links: [
      { to: paths.adminCities(), label: 'Cities', icon: LocationCityOutlined },
      { to: paths.adminPlaces(), label: 'Places', icon: PlaceOutlined },
      { to: paths.adminReviews(), label: 'Reviews', icon: RateReviewOutlined },
    ],
  },
  { title: 'People', links: [{ to: paths.adminUsers(), label: 'Users', icon: PeopleOutlined }] },
  {
    title: 'System',
    links: [
      { to: paths.adminActivity(), label: 'Activity', icon: HistoryOutlined },
      { to: paths.adminWebhooks, label: 'Webhooks', icon: WebhookOutlined },
    ],
  },
];

/** Returns the sections of the console menu that a user has access to. */
export const sectionsFor = ({ administer }: { administer: boolean }): readonly Section[] => (administer ? all : [moderation]);
