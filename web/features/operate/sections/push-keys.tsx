import { useState } from 'react';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';
import { Part } from '../../../ui/screen';
import { postTo } from '../model/use-act';

/** A new key by which push services know this server. */
export function PushKeysSection() {
  const [asking, setAsking] = useState(false);
  return (
    <Part title="Push key">
      <p className="note">
        Make a new key if the current one may have leaked. Each device moves to it the next time the
        app is open there.
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        Make a new key
      </Button>
      {asking && (
        <DecideDialog
          decision={{
            title: 'Make a new push key?',
            description: 'The current key stays only for devices that haven’t moved yet.',
            keep: 'Keep the current key',
            act: 'Make a new key',
            acting: 'Making...',
            run: () => postTo('push-keys'),
            done: 'The new key is in use',
          }}
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
        />
      )}
    </Part>
  );
}
