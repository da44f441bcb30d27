import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles, importIconsByFile, listOfIcons } from './icons-by-file';

const files = iconFiles(readFileSync(listOfIcons(), 'utf8'));

test('the icons of the package that is installed are found by each of their names', () => {
  expect(files.get('X')).toBe('lucide-react/icons/x');
  expect(files.get('Trash2')).toBe('lucide-react/icons/trash');
  expect(files.size).toBeGreaterThan(1_000);
});

test('each icon is imported from its own file', () => {
  const code =
    'import { X, Trash2 as Bin } from "lucide-react";\nimport { useState } from "react";';
  expect(importIconsByFile(code, files)).toBe(
    'import X from "lucide-react/icons/x";import Bin from "lucide-react/icons/trash";\nimport { useState } from "react";',
  );
});

test('what is no icon stops the build', () => {
  expect(() => importIconsByFile("import { Nothing } from 'lucide-react';", files)).toThrow(
    'Nothing is no icon of lucide-react.',
  );
});
