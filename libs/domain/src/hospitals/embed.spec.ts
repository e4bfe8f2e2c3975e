import { embedSnippet } from './embed';

it('is two lines: the frame, and the script that gives it its height', () => {
  expect(embedSnippet('https://desk.example.in/book/lotus-care', 'Lotus Care').split('\n')).toEqual([
    '<iframe src="https://desk.example.in/book/lotus-care?embed=1" title="Book at Lotus Care" style="display:block;width:100%;height:900px;border:0"></iframe>',
    '<script src="https://desk.example.in/embed.js" async></script>',
  ]);
});

it('a name cannot end the title that it stands in', () => {
  expect(embedSnippet('https://desk.example.in/book/a', 'A "B" <C> & D')).toContain('title="Book at A &quot;B&quot; &lt;C&gt; &amp; D"');
});
