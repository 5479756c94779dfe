/** A part of a picture, in its own dots. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Longest side of what is sent; the server keeps no more. */
const MAX_SIDE = 4_096;
const QUALITY = 0.92;

/**
 * Returns that part of a picture as a picture of its own: PNG stays PNG, to keep its transparency, all else becomes JPEG. Rejects where the
 * browser cannot read the picture.
 */
export async function cutPicture(picture: Blob, { x, y, width, height }: Part): Promise<Blob> {
  const drawn = await createImageBitmap(picture);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(drawn, x, y, width, height, 0, 0, canvas.width, canvas.height);
  drawn.close();
  const type = picture.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn'))), type, QUALITY);
  });
}
