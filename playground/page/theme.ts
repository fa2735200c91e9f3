import { useEffect, useState } from 'preact/hooks';

export type Theme = 'light' | 'dark';
const KEY = 'heddle-theme';

/** The system's theme, until the user wants the other one. */
export function useTheme(): [Theme, () => void] {
  const system = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const [theme, setTheme] = useState<Theme>(() => kept() ?? system());
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const onChange = (): void => {
      if (kept() === null) setTheme(system());
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    theme,
    () => {
      try {
        localStorage.setItem(KEY, other);
      } catch {
        /* not kept, then */
      }
      setTheme(other);
    },
  ];
}

function kept(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}
