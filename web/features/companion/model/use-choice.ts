import { useEffect, useRef, useState } from 'react';
import { COMPANION_LIMITS, companionView } from '../../../../shared/api/companion';
import { classify } from '../../../../shared/companion/care/classify';
import { useAnswer } from '../../../answers/react/use-answer';
import { keptScripture } from '../../../content/scripture/kept-scripture';
import { useLive } from '../../../live/react/use-live';
import { deviceName } from '../../../platform/device-name';
import { online } from '../../../platform/online';
import type { WrittenPage } from '../../../records/react/reflecting';
import { choiceActionOf } from './choice-action';
import type { Way } from './companion-run';
import type { useCompanion } from './use-companion';

/** Where the page is to be read: what there is to choose from, and what the button then does. */
export function useChoice(
  page: WrittenPage,
  { ask, warm }: Pick<ReturnType<typeof useCompanion>, 'ask' | 'warm'>,
) {
  const isOnline = useLive(online) ?? true;
  const scripture = useLive(keptScripture.status) ?? keptScripture.status.get();
  const view = useAnswer('/api/companion', companionView);
  const model = view.hasFailed ? null : (view.value?.model ?? null);
  const [chosen, setChosen] = useState<Way>('here');
  const isShort = page.text.length <= COMPANION_LIMITS.text;
  const way: Way = model && isShort ? chosen : 'here';
  const device = deviceName();
  const action = choiceActionOf({
    way,
    scripture: scripture.state,
    isBlank: page.text.trim() === '',
    device,
  });
  const latest = useRef<WrittenPage | null>(null);
  useEffect(() => {
    latest.current = page;
    return () => {
      latest.current = null;
    };
  }, [page]);
  useEffect(() => void keptScripture.look(), []);
  useEffect(() => {
    if (scripture.state === 'here') warm();
  }, [scripture.state, warm]);

  async function act(): Promise<void> {
    if (action.does === 'wait') return;
    // Nobody in danger waits for a Bible to come.
    if (action.does === 'keep' && !classify(page.text)) {
      await keptScripture.keep();
      const { state } = keptScripture.status.get();
      if (state !== 'here' && state !== 'passing') return;
    }
    // The panel may have been closed while the Bible came.
    if (latest.current) await ask(latest.current.text, way);
  }

  return { scripture, model, way, choose: setChosen, device, isOnline, action, act };
}
