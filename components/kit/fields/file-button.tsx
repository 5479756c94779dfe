import { useRef } from 'react';
import { Button, type ButtonProps } from '#components/kit/ui/button.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'icon' | 'busy' | 'disabled' | 'children'> {
  /** Kinds of files to choose from; any when left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

/** Opens the chooser of files and hands the chosen one over. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again, altered meanwhile.
          event.target.value = '';
        }}
      />
    </>
  );
}
