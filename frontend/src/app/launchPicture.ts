/** CSS pixels of the icon on it. */
const ICON = 160;

function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  return image.decode().then(() => image);
}

/**
 * Gives iPhones and iPads what they show while the installed app starts: everybody else makes it from the manifest. They take a picture of
 * exactly their screen, so each draws its own: the icon in the middle, on the colour of the page.
 */
export async function drawLaunchPicture(): Promise<void> {
  if (!('standalone' in navigator) || navigator.standalone) return; // Apple's browsers alone know the word
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
