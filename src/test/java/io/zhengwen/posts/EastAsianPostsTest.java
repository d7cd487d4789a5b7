package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Posts and comments by the templates of Chinese, Japanese and Korean platforms. */
class EastAsianPostsTest {
  private static final List<String> USERS = List.of("夜行的鹿", "阿布", "清溪老林");
  private static final List<String> TEXTS =
      List.of(
          "我有去年的轨迹，垭口那一段已经塌方了，要从左边绕，大概多走四十分钟。",
          "能发一份给我吗？邮箱已经私信你了，另外营地附近有没有水源，要不要自己背上去？",
          "营地往下走两百米有一处泉眼，十月以后水量不大，建议每人至少背三升水上去。");

  /** Fills a template with {i}, {user}, {text} and {day} of each post. */
  private static List<RenderedRecord> read(String template) {
    String posts =
        IntStream.range(0, USERS.size())
            .mapToObj(
                i ->
                    template
                        .replace("{i}", Integer.toString(i + 1))
                        .replace("{user}", USERS.get(i))
                        .replace("{text}", TEXTS.get(i))
                        .replace("{day}", "2024-10-2" + i))
            .collect(Collectors.joining());
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read(
                    "<html lang=zh><body>" + posts, "https://bbs.huwai.example/thread-7-1-1.html"));
    Discussion found = DiscussionReader.read(page).orElseThrow();
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private static void assertAllRead(List<RenderedRecord> posts) {
    assertThat(posts).extracting(RenderedRecord::text).containsExactlyElementsOf(TEXTS);
    assertThat(posts).extracting(post -> post.author().orElse("")).containsExactlyElementsOf(USERS);
    assertThat(posts)
        .extracting(post -> post.date().orElse("          ").substring(0, 10))
        .containsExactly("2024-10-20", "2024-10-21", "2024-10-22");
  }

  @Test
  void namesInPinyinTellThePartsOfComments() {
    assertAllRead(
        read(
            "<li class=pinglun_item><div class=info><span class=nicheng>{user}</span> <span>[四川网友]"
                + "</span><span class=shijian>{day} 10:00</span></div><p class=neirong>{text}</p></li>"));
    assertAllRead(
        read(
            "<li class=comment_item><div class=info><span class=uname>{user}</span> <span>[四川网友]"
                + "</span><span class=time>{day} 10:00</span></div><p class=txt>{text}</p></li>"));
  }

  @Test
  void theDayOnWhichAUserJoinedMayDescribeATerm() {
    assertAllRead(
        read(
            "<div id=post_{i}><table><tr><td class=pls><div class=authi><a href='/space-uid-{i}.html'>"
                + "{user}</a></div><dl class=pil><dt>注册时间</dt><dd>2011-3-2</dd></dl></td><td"
                + " class=plc><div class=authi><em>发表于 {day} 08:12:30</em></div><div class=t_f>"
                + "{text}</div></td></tr></table></div>"));
  }

  @Test
  void metaElementsStateWhenAPostWasWritten() {
    assertAllRead(
        read(
            "<div class=AnswerItem><div class=AuthorInfo><a class=UserLink href='/people/{i}'>{user}"
                + "</a></div><meta itemprop=dateCreated content={day}T10:22:00.000Z><div class="
                + "RichContent><span><div class=RichContent-inner><p>{text}</p></div></span><div"
                + " class=ContentItem-time><a href='/answer/{i}'>编辑于 2024-11-03 09:11</a></div>"
                + "</div></div>"));
  }

  @Test
  void numbersOfCommentsAreNoPartOfNames() {
    assertAllRead(
        read(
            "<li class=comment><ul><li class=comment-author>{i}. {user}</li><li class=comment-date>"
                + "{day} 06:31</li></ul><div class=comment-body>{text}</div></li>"));
  }

  @Test
  void accountsMayBeWrittenWithAnAtSign() {
    assertAllRead(
        read(
            "<div class=comment id=comment-{i}><div><a href='/{user}'>@{user}</a></div><time"
                + " datetime={day}>{day}</time><div class=content><p>{text}</p></div></div>"));
  }

  @Test
  void theNumberOfAPostAndTheNamesOfButtonsAreNoPartOfIt() {
    assertAllRead(
        read(
            "<li class=reply-item><div class=reply-doc><h4><a href='/people/{i}/'>{user}</a> <span"
                + " class=pubtime>{day} 20:40</span></h4><a class=layer href='#r{i}'>#{i}楼</a><p"
                + " class=reply-content>{text}</p><div><a href='#'>赞</a><a href='#'>回复</a></div>"
                + "</div></li>"));
  }

  @Test
  void aCommentMayHoldItsWriterAndDateBelowItsText() {
    assertAllRead(
        read(
            "<li class=comment><span>#{i}</span><div class=comt-main><p>{text}</p><div"
                + " class=comt-meta><span class=comt-author>{user}</span>2年前 ({day})<a"
                + " class=comment-reply-link>回复</a></div></div></li>"));
  }

  @ParameterizedTest
  @CsvSource({"{i}小时前, 1小时前", "203.0.113.9 03/2{i} 16:20, 03/21 16:20", "어제 10:2{i}, 어제 10:21"})
  void datesWithoutAYearAreGivenAsTexts(String shown, String expected) {
    List<RenderedRecord> posts =
        read(
            "<div class=push><span class=push-tag>推 </span><span class=push-userid>{user}</span><span"
                + " class=push-content>: {text}</span><span class=push-ipdatetime> "
                + shown
                + "</span></div>");
    assertThat(posts).extracting(RenderedRecord::text).containsExactlyElementsOf(TEXTS);
    assertThat(posts.get(0).field("date").orElseThrow().text()).isEqualTo(expected);
  }

  @Test
  void aPostThatIsAnItemOfAListBeginsWithoutItsMark() {
    assertAllRead(
        read(
            "<div class=single-post><ul class=single-post-area><li class=post-info><span"
                + " class=user-name><a href='/user/{i}'>{user}</a></span><span class=post-time>{day}"
                + " 08:12</span></li><li class=post-text>{text}</li></ul></div>"));
  }
}
