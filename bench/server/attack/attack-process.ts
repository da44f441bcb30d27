/** A process of its own, so that the attack takes nothing from the client that measures. */
import { Attacker, type AttackOrder } from './attacker';
import { ATTACKS } from './attacks';

process.once('message', async (order: AttackOrder) => {
  const attacker = new Attacker(order);
  await ATTACKS[order.attack]?.(attacker);
  attacker.close();
  process.send?.(attacker.report);
  process.disconnect();
});
