import LinkRounded from '@mui/icons-material/LinkRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PublicRounded from '@mui/icons-material/PublicRounded';
import type { ElementType } from 'react';
import type { ListVisibility } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';

interface VisibilityWords {
  icon: ElementType;
  word: string;
  /** Explanation for the owner who chooses it. */
  explanation: string;
}

/** Texts and icons of the visibilities, from private to public. */
export const VISIBILITIES: Record<ListVisibility, VisibilityWords> = {
  PRIVATE: {
    icon: LockOutlined,
    get word() {
      return t('lists.private');
    },
    get explanation() {
      return t('lists.onlyYouCanSeeThis');
    },
  },
  LINK: {
    icon: LinkRounded,
    get word() {
      return t('lists.byLink');
    },
    get explanation() {
      return t('lists.anyoneWithTheLinkCan');
    },
  },
  PUBLIC: {
    icon: PublicRounded,
    get word() {
      return t('lists.public');
    },
    get explanation() {
      return t('lists.everyoneCanSeeItAnd');
    },
  },
};
