import { buildCity, buildPlace, clearGuide } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';

interface Links {
  place: { phoneHref: string | null; otherPhoneHrefs: (string | null)[] | null };
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const QUERY = 'query ($id: ID!) { place(id: $id) { phoneHref otherPhoneHrefs } }';

test('links phones with the country code of the city, on the fast path, by resolvers and in REST', async () => {
  const city = await buildCity(server.dataSource, { country: 'Germany' });
  const { id } = await buildPlace(server.dataSource, { cityId: city.id, phone: '030 1234567 ext. 8', otherPhones: '+33 2 99 99 00 00; 12; 112' });
  const links = { phoneHref: 'tel:+49301234567;ext=8', otherPhoneHrefs: ['tel:+33299990000', null, 'tel:112'] };
  const { body } = await server.graphql<Links>(QUERY, { id });
  expect(body).toEqual({ data: { place: links } });
  expect((await server.resolve(QUERY, { id })).body).toEqual({ data: { place: links } });
  const rest = await server.send<{ contactInfo: object }>('GET', `/api/places/${id}`);
  expect(rest.body).toMatchObject({ contactInfo: { phone: '030 1234567 ext. 8', phoneHref: links.phoneHref } });
});

test('links nothing for a place without phones', async () => {
  const { id } = await buildPlace(server.dataSource, { phone: null, otherPhones: null });
  expect((await server.graphql<Links>(QUERY, { id })).body).toEqual({ data: { place: { phoneHref: null, otherPhoneHrefs: null } } });
});
