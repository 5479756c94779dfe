import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import '#lib/messages/form.ts';
import { cutPicture, type Part } from './cut-picture.ts';

interface CropDialogProps {
  readonly file: File;
  /** Width by height. */
  readonly aspect?: number | undefined;
  readonly onClose: () => void;
  readonly onDone: (picture: File) => void;
}

const MAX_ZOOM = 4;
const KEY_STEP = 8;

/**
 * Chooses the part of a picture to send: pointer or arrow keys move it, wheel, fingers or slider enlarge it. One that the browser cannot
 * cut is sent as it is.
 */
export function CropDialog({ file, aspect = 1, onClose, onDone }: CropDialogProps) {
  const t = useT();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part | null>(null);
  const [busy, setBusy] = useState(false);
  const [address, setAddress] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const cut = async () => {
    setBusy(true);
    const picture = part ? await cutPicture(file, part).catch(() => file) : file;
    onDone(picture === file ? file : new File([picture], file.name, { type: picture.type }));
  };
  return (
    <Dialog
      title={t('berkas.potong')}
      size="wide"
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => onDone(file)} disabled={busy}>
            {t('berkas.kirimUtuh')}
          </Button>
          <Button variant="primary" icon="check-lg" busy={busy} onClick={() => void cut()}>
            {t('berkas.kirimPotongan')}
          </Button>
        </>
      }
    >
      <div className="file-crop">
        {address ? (
          <Cropper
            image={address}
            // The content policy refuses the element that it would write its styles into.
            disableAutomaticStylesInjection
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            keyboardStep={KEY_STEP}
            cropperProps={{ 'aria-label': t('berkas.geser') }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
          />
        ) : null}
      </div>
      <label className="file-zoom">
        {t('berkas.perbesar')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </label>
      <p className="field-hint">{t('berkas.potongPetunjuk')}</p>
    </Dialog>
  );
}
