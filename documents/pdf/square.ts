import QRCode from 'qrcode';
import type { Doc } from './document.ts';

/** Draws a text as a square that any scanner reads; place and side are in points. */
export function drawSquare(doc: Doc, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  doc.fillColor('#000000');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  doc.fill();
}
