import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address';
import type { FirstQueries } from '../../../lib/api';
import { language, t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { MessagePage } from '../../../ui/feedback';
import { WrittenOr } from '../../../widgets/pages';
import { PageScreenDocument } from './PageScreen.generated';

function PageNotFound() {
  useHead({ title: t('pages.pageNotFound'), noIndex: true });
  return (
    <MessagePage title={t('pages.pageNotFound')} text={t('pages.thePageYoureLookingFor')}>
      <Button component={Link} to={paths.home} variant="contained">
        {t('pages.goToTheHomePage')}
      </Button>
    </MessagePage>
  );
}

const variablesOf = ({ slug = '' }: { slug?: string }) => ({ slug, language: language.code });

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ params }) => [{ query: PageScreenDocument, variables: variablesOf(params) }];

/** Page that the operator has written: /pages/:slug. */
export function PageScreen() {
  const variables = variablesOf(useParams());
  const result = useQuery(PageScreenDocument, { variables });
  // The texts that replace those of the app have other addresses.
  const isHere = paths.page(variables.slug).startsWith('/pages/');
  return isHere ? <WrittenOr {...result}>{() => <PageNotFound />}</WrittenOr> : <PageNotFound />;
}
