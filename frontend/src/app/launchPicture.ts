/** Width and height of the icon (CSS pixels). */
const ICON = 160;

function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  return image.decode().then(() => image);
}

/**
 * Creates the launch image of the installed app on iPhones and iPads. Other systems create it from the manifest. Apple requires an image of exactly
 * the screen's size, so each device draws its own. It shows the icon, centered on the page's background color.
 */
export async function drawLaunchPicture(): Promise<void> {
  if (!('standalone' in navigator) || navigator.standalone) return; // only Safari defines `navigator.standalone`
  const { width, height } = window.screen;
  const canvas = document.createElement('canvas');
  canvas.width = width * window.devicePixelRatio;
  canvas.height = height * window.devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(window.devicePixelRatio, window.devicePixelRatio);
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(await load('/icons/512.png'), (width - ICON) / 2, (height - ICON) / 2, ICON, ICON);
  const link = Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', href: canvas.toDataURL() });
  const meta = Object.assign(document.createElement('meta'), { name: 'apple-mobile-web-app-capable', content: 'yes' });
  document.head.append(meta, link);
}
