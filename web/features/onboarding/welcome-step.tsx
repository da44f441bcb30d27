import { Sunrise } from '../../ui/sunrise';

const NONE: ReadonlySet<number> = new Set();

export function WelcomeStep() {
  return (
    <div className="onboarding-welcome">
      <Sunrise day={0} lit={NONE} numeral={false} bleed decorative />
      <h1>Ninety mornings, taken one at a time</h1>
      <p className="mx-auto mt-4 max-w-[19em] text-balance text-[1.0625rem] text-ink-2">
        A verse, a check-in, a few lines. About five minutes a day. Each Daily Drop you complete
        lights one ray.
      </p>
      <p className="running mt-6">If you miss one, you begin again. That’s all.</p>
    </div>
  );
}
