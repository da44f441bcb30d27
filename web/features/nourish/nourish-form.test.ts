import { describe, expect, it } from 'vitest';
import { counterValue } from '../../../shared/records/fields';
import { type NourishDayBody, nourishDay } from '../../../shared/records/nourish-day';
import { nourishOf } from './nourish-form';

const { id, toForm, toBody } = nourishOf('2026-03-01');

const saved: NourishDayBody = {
  waterIntake: { phone: 4, laptop: 1 },
  balancedMeals: { phone: 2 },
  mindfulEating: true,
  gratefulForFood: true,
  emotionalEating: null,
  energyLevel: 'moderate',
  reflection: 'Slowly.',
};

describe('Nourish form', () => {
  it('is one a day', () => {
    expect(id).toBe('nourish-day:2026-03-01');
  });

  it('starts at nought and unset', () => {
    expect(toForm(undefined)).toEqual({
      water: 0,
      meals: 0,
      mindful: null,
      grateful: false,
      emotional: '',
      energy: null,
      reflection: '',
    });
  });

  it('shows what all devices counted together', () => {
    expect(toForm(saved)).toMatchObject({ water: 5, meals: 2 });
  });

  it('hands over the numbers the person sees', () => {
    const body = toBody({ ...toForm(saved), water: 6 }, saved);
    expect([counterValue(body.waterIntake), counterValue(body.balancedMeals)]).toEqual([6, 2]);
  });

  it('gives back what it was shown', () => {
    const { waterIntake: _water, balancedMeals: _meals, ...rest } = saved;
    expect(toBody(toForm(saved), saved)).toMatchObject(rest);
  });

  it('saves empty texts as null and others as typed', () => {
    const body = toBody({ ...toForm(saved), emotional: ' ', reflection: ' so ' }, saved);
    expect(body).toMatchObject({ emotionalEating: null, reflection: ' so ' });
  });

  it('carries along what the form does not show', () => {
    expect(toBody(toForm(saved), { ...saved, weather: 'rain' })).toMatchObject({ weather: 'rain' });
  });

  it('makes bodies that a push accepts', () => {
    expect(nourishDay.schema.safeParse(toBody(toForm(undefined), undefined)).success).toBe(true);
  });
});
