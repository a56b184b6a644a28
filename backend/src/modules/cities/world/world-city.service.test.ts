/** @ownModules */
import { WorldCityService } from './world-city.service.js';
import { WorldIndex } from './world-index.js';

test('the index is loaded once for several searches, and again after a failure', async () => {
  const load = jest.spyOn(WorldIndex, 'load').mockRejectedValueOnce(new Error('The disk fails'));
  const services = [new WorldCityService(), new WorldCityService()];
  const search = () => Promise.allSettled(services.map(async (service) => (await service.search('oslo'))[0]?.country));
  expect((await search()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await search()).toEqual(services.map(() => ({ status: 'fulfilled', value: 'Norway' })));
  expect(load).toHaveBeenCalledTimes(2);
});
