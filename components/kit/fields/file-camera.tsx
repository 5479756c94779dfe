import { type ChangeEvent, useRef } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import '#lib/messages/form.ts';

interface FileCameraProps {
  readonly camera: 'user' | 'environment';
  readonly onTake: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The camera of what is held in a hand; nothing where there is none to point. */
export function FileCamera({ camera, onTake }: FileCameraProps) {
  const t = useT();
  const photo = useRef<HTMLInputElement>(null);
  return (
    <span className="only-touch">
      <input
        ref={photo}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('berkas.ambilFoto')}
        accept="image/*"
        capture={camera}
        onChange={onTake}
      />
      <Button small onClick={() => photo.current?.click()}>
        {t('berkas.ambilFoto')}
      </Button>
    </span>
  );
}
