import { describe, expect, it } from 'vitest';
import { findDispute } from './find-dispute';

describe('a question on which churches differ', () => {
  it.each([
    ['infant-baptism', 'Our church says we must not baptize our baby. Who is right?'],
    ['infant-baptism', 'Do I need to be re-baptised as an adult?'],
    ['election-and-free-will', 'If God predestined everything, why pray?'],
    ['end-times', 'pre-trib or post-trib?'],
    ['lords-supper', 'Does the bread become flesh?'],
    ['women-in-ministry', 'May a woman be a pastor?'],
    ['spiritual-gifts', 'Why can’t I speak in tongues like my sister?'],
    ['sabbath', 'Do Christians have to keep the Sabbath?'],
    ['eternal-security', 'Can you lose your salvation?'],
    ['creation-days', 'How old is the earth according to Genesis?'],
    ['hell', 'Is hell eternal?'],
    ['prayers-for-the-dead', 'Should we pray for the dead?'],
    ['divorce-and-remarriage', 'Is divorce always a sin?'],
    ['alcohol', 'Is it okay to drink wine with dinner?'],
    ['tithing', 'Should I tithe on gross or net?'],
  ])('C12 is known as %s: %s', (id, text) => {
    expect(findDispute(text)?.id).toBe(id);
  });

  it.each([
    ['We baptised our baby this morning and he slept through it. Thank you.'],
    ['I gave it of my own free will and I am glad.'],
    ['Communion today. I held the bread a long while.'],
    ['Our pastor preached on Ruth, and she was wonderful.'],
    ['My work week has been hell.'],
    ['Rest on Sunday at last.'],
    ['We watched the millennium wheel and ate chips.'],
    ['My parents are getting divorced and I feel torn in two.'],
    ['I drank too much wine again and I am ashamed.'],
    ['Put the tithe in the plate and felt light.'],
    ['Grandpa is with the Lord. I miss him.'],
    ['The election results worry me.'],
  ])('C12 is not seen in what is no question: %s', (text) => {
    expect(findDispute(text)).toBeNull();
  });
});
