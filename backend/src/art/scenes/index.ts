import type { TimeOfDay } from '../times.js';
import type { Scene } from '../kit/scene.js';
import { drawBackdrop, neighbours, sideObjects, street } from '../kit/backdrop.js';
import { storeys } from '../kit/facade.js';

/** One kind of place: how it is drawn and, where it matters, at which times of day it is shown how often. */
interface SceneKind {
  draw: (scene: Scene) => void;
  times?: Readonly<Record<TimeOfDay, number>>;
}

const house: SceneKind = {
  draw: (scene) => {
    drawBackdrop(scene, scene.ground, 230);
    scene.drawing.add(street(scene), neighbours(scene, 320, 880),
      storeys(scene, { x: 320, width: 560, top: 330, foot: scene.ground }, scene.paint.wall, { floors: 3, roof: 'cornice' }),
      sideObjects(scene, 320, 880));
  },
};

export const SCENES = {
  restaurant: house, cafe: house, bar: house, attraction: house, museum: house, park: house, hotel: house, shopping: house, beach: house,
  historic: house, theatre: house, worship: house, market: house, other: house,
} satisfies Readonly<Record<string, SceneKind>>;
