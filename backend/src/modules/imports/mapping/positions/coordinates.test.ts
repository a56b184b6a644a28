import { degreesOf, positionIn } from './coordinates.js';

test.each<[unknown, number | undefined]>([
  ['47.168', 47.168],
  [47.168, 47.168],
  ['1e1', 10],
  ['47,168', 47.168],
  ['-1,4800455', -1.4800455],
  ['−1.48', -1.48],
  ['–1,48', -1.48],
  ['٤٧٫١٦٨', 47.168],
  ['४७.१६८', 47.168],
  ['４７．１６８', 47.168],
  ['47.168°', 47.168],
  ['47.168° N', 47.168],
  ['N 47.168', 47.168],
  ['33,8 S', -33.8],
  ['47° 10\' 5" N', 47 + 10 / 60 + 5 / 3600],
  ['47°10′5″N', 47 + 10 / 60 + 5 / 3600],
  ["1° 33.5' W", -(1 + 33.5 / 60)],
  ['47 10 5 nord', 47 + 10 / 60 + 5 / 3600],
  ["1°33' Ouest", -1.55],
  ["13° 24' Ost", 13.4],
  ['1°30′ شرقا', 1.5],
  ["1° 33' O", NaN],
  ["47° 61' N", NaN],
  ['-47° N', NaN],
  ['47.168.153', NaN],
  ['1.234,5', NaN],
  ['north', NaN],
  ['x'.repeat(100_000), NaN],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  [true, undefined],
])('reads the coordinate %j as %d', (written, degrees) => {
  if (degrees === undefined || Number.isNaN(degrees)) expect(degreesOf(written)).toBe(degrees);
  else expect(degreesOf(written)).toBeCloseTo(degrees, 9);
});

test('takes no longitude for a latitude', () => {
  expect([degreesOf('1° W', 'latitude'), degreesOf('1° W', 'longitude'), degreesOf('1° N', 'longitude')]).toEqual([NaN, -1, NaN]);
});

const NANTES = [47.1, -1.4];
test.each<[unknown]>([
  ['47.1, -1.4'],
  ['47.1,-1.4'],
  ['47.1 -1.4'],
  ['47.1;-1.4'],
  ['47.1/-1.4'],
  ['[47.1, -1.4]'],
  ['(47.1, -1.4)'],
  ['47,1; -1,4'],
  ['47,1, -1,4'],
  ['47,1 -1,4'],
  ['POINT(-1.4 47.1)'],
  ['Point Z (-1.4 47.1 12)'],
  ['SRID=4326;POINT(-1.4 47.1)'],
  ["47°6'N 1°24'W"],
  ['47° 6\' 0" N, 1° 24\' 0" W'],
  ["1°24'W 47°6'N"],
  ["N 47° 6' W 1° 24'"],
  ['47.1° N, 1.4° W'],
  ['47.1N 1.4W'],
  ['47,1° Nord, 1,4° West'],
  ['geo:47.1,-1.4'],
  ['geo:47.1,-1.4;u=35'],
  ['geo:47.1,-1.4?z=12'],
  ['https://www.google.com/maps/place/Lieu+Unique/@47.1,-1.4,17z/data=!3m1'],
  ['https://www.google.com/maps/place/X/@48.0,-2.0,17z/data=!4m6!3m5!1s0x0!8m2!3d47.1!4d-1.4!16s'],
  ['https://maps.google.com/?q=47.1,-1.4'],
  ['https://www.google.com/maps/search/?api=1&query=47.1%2C-1.4'],
  ['https://www.google.com/maps/search/47.1,-1.4'],
  ['https://www.openstreetmap.org/?mlat=47.1&mlon=-1.4#map=12/48/2'],
  ['https://www.openstreetmap.org/#map=12/47.1/-1.4'],
  ['https://maps.apple.com/?ll=47.1,-1.4'],
  [[47.1, -1.4]],
  [{ lat: 47.1, lng: -1.4 }],
  [{ latitude: '47,1', longitude: '-1,4' }],
  [{ type: 'Point', coordinates: [-1.4, 47.1] }],
  ['{"lat": 47.1, "lon": -1.4}'],
  ['٤٧٫١، -١٫٤'],
])('reads the position %j', (written) => {
  const { latitude, longitude } = positionIn(written) ?? {};
  expect([latitude, longitude]).toEqual([expect.closeTo(NANTES[0] ?? 0, 6), expect.closeTo(NANTES[1] ?? 0, 6)]);
});

test.each<[unknown]>([
  ['47,168'],
  ['47.1'],
  ["47°6'N 1°24'N"],
  ["47°6'N 1.4"],
  ['47.1, -1.4, 12.5, 3'],
  ['Nantes, France'],
  ['12 quai de la Fosse, 44000'],
  ['https://www.example.com/'],
  ['https://example.com/@user'],
  [[1]],
  [{}],
  [{ lat: 47.1 }],
  ['{broken'],
  ['9'.repeat(100_000)],
  [' '.repeat(50_000)],
  [undefined],
  [7],
])('finds no position in %j', (written) => {
  expect(positionIn(written)).toBeUndefined();
});
