import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useHead } from '../../../lib/useHead';
import { hostOf } from '../components/hostOf';
import { LegalPage } from '../components/LegalPage';
import { Operator } from '../components/Operator';
import { PrivacyScreenDocument } from './PrivacyScreen.generated';

/** What the guide keeps about people, and what it does not. */
export function PrivacyScreen() {
  const { data } = useQuery(PrivacyScreenDocument);
  const tileHost = data && hostOf(data.site.mapTiles.url);
  useHead({ title: 'Privacy Policy', description: 'What this guide stores about you, why, and for how long.' });

  return (
    <LegalPage title="Privacy Policy" subtitle="What this guide stores about you, why, and for how long.">
      <p>
        This guide runs on CityPins, free software that anyone can install on a server of their own. The person or organisation that runs
        this copy is responsible for it; the authors of the software receive nothing from it.
      </p>

      <h2>In short</h2>
      <ul>
        <li>You can browse every city, place and review without an account and without telling us who you are.</li>
        <li>There are no advertisements, no tracking and no statistics about single visitors.</li>
        <li>No cookies are set for browsing. Nothing is sold or passed on.</li>
        <li>With an account, you can see, download, change and delete what is stored about you.</li>
      </ul>

      <h2>What stays in your browser</h2>
      <p>
        When you choose a light or a dark theme, the choice is kept in the local storage of your browser, so that the next page looks the
        same. It never leaves your device. You remove it by clearing the data of this site in your browser.
        {data?.site.hasGraphiql && (
          <>
            {' '}The tool for developers, <a href="/graphiql">GraphiQL</a>, keeps the queries that you type in the same way.
          </>
        )}
      </p>
      <p>
        A review that you have begun is kept there too, until you post it or discard it, so that nothing is lost by a reload or a sign-in.
      </p>
      <p>
        While you are signed in, the local storage also holds a token that tells the server who you are. It goes when you log out, and
        stops working after 12 hours, or after 30 days with “Remember me”. On the way to a sign-in with Google or Facebook a cookie is set
        for at most ten minutes; it only makes sure that it is you who comes back.
      </p>

      <h2>Your account</h2>
      <p>
        You need no account to browse. If you make one, the guide stores your name, your e-mail address and your password in a form that
        cannot be turned back (Argon2id); for a sign-in with Google or Facebook, in place of the password, the number of your account there
        and the address of your picture. Others see your name and your picture, and never your e-mail address.
      </p>
      <p>
        For each device that you sign in on, the kind of browser and system and the times of the first and last use are stored, so that
        you can see on your profile where you are signed in. For each API token that you make there, the name that you give it and the
        times at which it was made and last used are stored, and of the token itself a form that cannot be turned back. Mails are sent to confirm an address, to choose a new password, to tell you
        that either has changed, and, unless you switch that off on your profile, to tell you what a moderator has decided about something
        you contributed; never for advertising.
      </p>
      <p>
        On <Link to={paths.profile}>your profile</Link> you can download everything that is stored about you, and delete your account. Then
        your name, address, password, picture, devices, favourites, lists and helpful votes are erased at once. Reviews, with their photos,
        and what you added to places stay, without your name.
      </p>

      <h2>What the server writes down</h2>
      <p>
        The software logs what goes wrong: the time, what failed and a random number of the request, which an error message shows too.
        It also logs that an account was made, signed in to, changed or deleted, by the account&rsquo;s number. Your IP address stays in
        memory for about a minute, to refuse floods of requests. It is written down only where it must be, to keep others out of accounts:
        with a failed sign-in in the log, and for up to an hour as a count of sign-ins, new accounts and mails. Whoever runs the guide
        may have a web server in front of it that keeps a log of requests with IP addresses, as most do; such a log serves to find faults
        and attacks and should be deleted after 30 days at the latest.
      </p>

      <h2>Maps</h2>
      <p>
        Where a page shows a map, your browser loads its pictures from a map tile server{tileHost && <>, here <code>{tileHost}</code></>}.
        That server learns your IP address and which part of the map you look at. Its own privacy rules apply. Pages without a visible map
        ask nothing of it. Links that open a place in an external map lead to Google Maps; nothing is sent there before you follow one.
      </p>

      <h2>Pictures and fonts</h2>
      <p>All illustrations, fonts and scripts come from this server. No content network sees that you were here.</p>

      <h2>What you contribute</h2>
      <p>
        What you write, upload and mark is stored with your account and the time, so that the guide can show it, and moderators can decide
        about it. Everyone sees:
      </p>
      <ul>
        <li>your name, your picture and since when you are a member;</li>
        <li>your reviews once they are approved: stars, words, the month of your visit if you say it, their photos, and when you edited them;</li>
        <li>photos of places once they are approved, with your name;</li>
        <li>lists that you make public. Whoever has the link sees those that you share by link.</li>
      </ul>
      <p>
        Nobody else sees your favourites and private lists. Of helpful votes, only the number shows. Places and edits that you suggest, and
        reports that you make, are read by moderators; the person you report is not told who did. Reviews and photos are looked at by
        moderators, who may refuse them or take them down and tell you why.
      </p>
      <p>
        Those who run the guide see a record of what was done in it and when: who has made an account, and who has written, suggested,
        reported or decided what. It cannot be changed afterwards. It holds no names: when you delete your account, nobody can tell any
        more from it that it was you.
      </p>
      <p>
        Photos are made anew when they are uploaded: where and with which camera they were taken (EXIF), and everything else that is not
        part of the picture, is removed. The original file is not kept.
      </p>
      <p>
        Places and people that came with the software to try it out are invented; places of that kind are marked as sample data.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask what is stored about you, have it corrected or deleted, object to its use, and complain to the data protection
        authority where you live. Most of it you can do yourself on your profile. Since browsing leaves no more than the logs described
        above, a request about them should name the day and time.
      </p>

      <h2>Contact</h2>
      <Operator contact={data?.site.contact} />

      <h2>Changes</h2>
      <p>When the guide learns to store something new, this page says so first. The newest version is always at this address.</p>
    </LegalPage>
  );
}
