import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useHead } from '../../../lib/useHead';
import { LegalPage } from '../components/LegalPage';
import { Operator } from '../components/Operator';
import { TermsScreenDocument } from './TermsScreen.generated';

/** The rules for using the guide. */
export function TermsScreen() {
  const { data } = useQuery(TermsScreenDocument);
  useHead({ title: 'Terms and Conditions', description: 'The rules for using this guide.' });

  return (
    <LegalPage title="Terms and Conditions" subtitle="The rules for using this guide.">
      <p>
        By using this guide you accept the rules on this page. They are meant to be read: they are short, and they say what you may expect
        and what is expected of you.
      </p>

      <h2>What the guide is</h2>
      <p>
        A free guide to cities and their places: restaurants, attractions, museums, parks and more, with descriptions, maps and reviews.
        It runs on CityPins, free software under the MIT licence. The person or organisation that runs this copy decides what it holds and
        is your partner in these terms; the authors of the software are not.
      </p>

      <h2>Using it</h2>
      <ul>
        <li>You may browse, search and link to every page, for yourself or for your work, without asking.</li>
        <li>You may use the programming interfaces within their limits. Who needs more than they allow should ask first.</li>
        <li>
          Do not disturb the service: no attacks, no attempts to reach what is not public, no automatic requests in numbers that slow it
          down for others.
        </li>
      </ul>

      <h2>Your account</h2>
      <ul>
        <li>An account is for one person. Use your own e-mail address, and keep your password to yourself.</li>
        <li>What is done with your account counts as done by you. If somebody else is in it, change the password: that signs them out.</li>
        <li>You may delete it at any time on your profile. Whoever runs the guide may suspend accounts that break these rules.</li>
      </ul>

      <h2>How right it is</h2>
      <p>
        Opening hours, prices and addresses change, and maps have errors. What you read here is given in good faith and without a
        guarantee. Check with the place itself before you travel far or spend much. Places that are marked as sample data are invented:
        they exist only to show what the guide can do.
      </p>

      <h2>Reviews, photos and suggestions</h2>
      <p>
        Reviews are the opinions of their authors, not of whoever runs the guide. They are about own visits, they are honest, and they
        leave out insults, advertisements, private data of others and anything unlawful. A review that breaks these rules is not published
        or is taken down. If you think that one does, report it from its menu; if you run a place and something about it is wrong, suggest an
        edit or write to the address below.
      </p>
      <p>
        Upload only photos that you have taken yourself or may pass on, and that show nobody who would mind. Moderators look at reviews,
        photos and suggestions, decide whether they are published, and tell you why where they are not.
      </p>

      <h2>Whose it is</h2>
      <ul>
        <li>Texts and photos belong to those who made them. Reviews stay their authors&rsquo;, who let the guide show them.</li>
        <li>Illustrations are drawn by the software and may be used together with a link to the page that they are from.</li>
        <li>
          Names, positions and populations of cities come from{' '}
          <a href="https://www.geonames.org/">GeoNames</a> under the{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> licence.
        </li>
        <li>Maps credit their makers in their lower right corner.</li>
      </ul>

      <h2>Liability</h2>
      <p>
        The guide costs nothing and comes as it is. Whoever runs it is liable for intent and gross negligence and wherever the law leaves
        no choice, and for nothing beyond that. The service may pause, change or end at any time.
      </p>

      <h2>Privacy</h2>
      <p>
        What is stored about you, and what is not, is written in the <Link to={paths.privacy}>privacy policy</Link>.
      </p>

      <h2>Changes</h2>
      <p>
        These terms may change as the guide does; the version at this address counts from the day it is published. If a sentence of them
        turns out to be void, the others stay valid.
      </p>

      <h2>Contact</h2>
      <Operator contact={data?.site.contact} />
    </LegalPage>
  );
}
