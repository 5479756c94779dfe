import { useEffect, useState } from 'react';

interface Drawn {
  readonly path: string;
  readonly size: number;
}

/** The dark fields of a text's square as one path, a unit a field. */
async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const fields: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) fields.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { path: fields.join(''), size: modules.size };
}

/** Draws a text as a square that scanners read; its code loads when one is first drawn. The text is beside it as well. */
export function QrCode({ text, className }: { readonly text: string; readonly className?: string }) {
  const [drawn, setDrawn] = useState<(Drawn & { readonly of: string }) | null>(null);
  useEffect(() => {
    let wanted = true;
    void draw(text).then((square) => {
      if (wanted) setDrawn({ ...square, of: text });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  const size = drawn?.size ?? 1;
  return (
    <svg
      className={['qr', className].filter(Boolean).join(' ')}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      {drawn?.of === text ? <path d={drawn.path} fill="#000" /> : null}
    </svg>
  );
}
