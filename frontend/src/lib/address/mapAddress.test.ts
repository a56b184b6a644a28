import { areaIn, areaText, pointIn, pointText } from './mapAddress';

test('points and areas are parsed from the rounded text that is written', () => {
  expect(pointText({ latitude: 18.52074, longitude: -73.8567123 })).toBe('18.521,-73.857');
  expect(pointIn('18.521,-73.857')).toEqual({ latitude: 18.521, longitude: -73.857 });
  const area = { southWest: { latitude: -1.00004, longitude: 179.5 }, northEast: { latitude: 1.23451, longitude: -179 } };
  expect(areaText(area)).toBe('-1.0001,179.5,1.2346,-179');
  expect(areaIn('-1.0001,179.5,1.2346,-179')).toEqual({ southWest: { latitude: -1.0001, longitude: 179.5 }, northEast: { latitude: 1.2346, longitude: -179 } });
});

test.each([null, '', '1', '1,', '1,2,3', '91,0', '0,181', 'NaN,0', '1e1,0', '0x1,0', ' 1,0', '1.1234567,0', '__proto__,0'])('pointIn rejects %j', (text) => {
  expect(pointIn(text)).toBeUndefined();
});

test.each([null, '', '1,2', '2,0,1,0', '0,0,91,0', '0,-181,1,0', '0,0,1,Infinity', '0,0,1,1,1'])('areaIn rejects %j', (text) => {
  expect(areaIn(text)).toBeUndefined();
});
